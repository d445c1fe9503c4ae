import type { TenderCourse } from './state.ts'
export const publicFromOf = ({ published }: TenderCourse): Date | null => published
