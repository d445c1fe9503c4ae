export type Option<Value extends string = string> = {
  value: Value
  label: string
  hint?: string
  /** The heading it stands under in a list; options of one group follow each other. */
  group?: string | undefined
  disabled?: boolean
}
