import { makingInTurn } from './makings.ts'

/** The one queue of everything that is drawn, whoever wants it. */
export const inTurn = makingInTurn()
