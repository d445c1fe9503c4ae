import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Form } from '../form/form.ts'
import type { ValuePath } from '../form/paths.ts'
import type { PanelValues } from '../values/values.ts'

/** An element as it was read, its name with the standard's own prefix; the root has none. */
export type XmlElement = {
  name: string
  attributes: Readonly<Record<string, string>>
  children: readonly XmlElement[]
  /** What stands in it itself, trimmed. */
  text: string
  line?: number
}

/** Where an element stands, each step below the root counted: `/ContractNotice/cac:ProcurementProjectLot[2]/cbc:ID[1]`. */
export type CanonicalPath = string

export type NoticeToWrite = {
  catalogue: Catalogue
  form: Form
  values: PanelValues
  /** The moment of sending, with offset: `2026-03-02T10:15:00+01:00`. */
  now: string
}

export type WrittenNotice = {
  xml: string
  /** Leads the written elements back to the field or group they were written from. */
  readonly places: ReadonlyMap<CanonicalPath, ValuePath>
}

/** What a notice holds and the form has no field for, or what is worth knowing about it. */
export type ReadNote = {
  kind: 'version' | 'root' | 'repeated' | 'unknown'
  path: CanonicalPath
  text: string
  /** The part of the form it stands in. */
  place?: ValuePath
  /** The standard's own name for it, where it has one. */
  fieldId?: string
}

export type ReadNotice = { subtype: string; values: PanelValues; notes: readonly ReadNote[] }

/** A new notice of the same procedure that corrects an earlier one; the reason `cancel` takes it back. */
export type NoticeChange = {
  /** The new notice's own id; the changed one's is in the values. */
  noticeId: string
  /** A code of `change-corrig-justification`. */
  reason: string
  text?: string
  /** `PROCEDURE`, `LOT-0001`, `ORG-0001` …, each with what changed there. */
  sections: readonly {
    id: string
    text?: string
    /** The day the procurement documents were changed, where they were. */
    documentsChanged?: string
  }[]
}
