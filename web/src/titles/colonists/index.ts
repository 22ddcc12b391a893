import type { TitleBoard } from "../../lib/titles.svelte";
import Board from "./Board.svelte";
import { lesson } from "./lesson";
import SeatSummary from "./SeatSummary.svelte";

const colonists: TitleBoard = { board: Board, seat: SeatSummary, lesson };
export default colonists;
