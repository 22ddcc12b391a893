import type { TitleBoard } from "../../lib/titles.svelte";
import Board from "./Board.svelte";

const anyTitle: TitleBoard = { board: Board };
export default anyTitle;
