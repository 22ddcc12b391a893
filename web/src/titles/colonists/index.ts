import type { TitleBoard } from "../../lib/titles.svelte";
import Board from "./Board.svelte";
import { lesson } from "./lesson";
import { inline } from "./model";
import SeatSummary from "./SeatSummary.svelte";

const colonists: TitleBoard = { board: Board, seat: SeatSummary, lesson, inline };
export default colonists;
