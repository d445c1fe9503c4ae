/** What the team itself writes in the record of a tender. */
export type RecordRemarksTable = {
  tenderId: number
  version: number
  text: string
  changed: Date
  by: string
}
