/** Where a file goes, and who sends it. */
export type Destination = {
  user: string
  /** What its uploads are remembered under in this browser, beside the person. */
  place: string
  /** What becomes of it there; an upload that was begun goes on only as that. */
  purpose: string
  /** What it is called there, if not as on the device. */
  name?: string | undefined
  /** Asks the server where it can be sent to. */
  endpoint: () => Promise<string>
  /** The page that shows it. */
  page: string
}
