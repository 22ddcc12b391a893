import type { TitleBoard } from "../../lib/titles.svelte";
import Board from "./Board.svelte";
import { lesson } from "./lesson";
import SeatSummary from "./SeatSummary.svelte";

const puertoRico: TitleBoard = { board: Board, seat: SeatSummary, lesson, unsaid: ["kind", "good"] };
export default puertoRico;
