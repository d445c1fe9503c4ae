/** The outside services a step may use, null where one is not set up; `assembly/services.ts` puts them together here. */
export interface Services {}
