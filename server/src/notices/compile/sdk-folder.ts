import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The parts of the SDK's own files that the catalogue is made from. */
export type SdkConstraint<Value = unknown> = {
  noticeTypes: string[]
  condition?: string
  value: Value
  severity: string
  message?: string
}
type Constrained<Value, Part = unknown> = {
  value: Value
  severity: string
  constraints?: SdkConstraint<Part>[]
}

type SdkListReference = { id: string; type: string; parentId?: string }

export type SdkField = {
  id: string
  parentNodeId: string
  name: string
  btId: string
  xpathAbsolute: string
  xpathRelative: string
  type: string
  presetValue?: string
  maxLength?: number
  idScheme?: string
  schemeName?: string
  idSchemes?: string[]
  repeatable: Constrained<boolean>
  forbidden?: Constrained<boolean>
  mandatory?: Constrained<boolean>
  codeList?: Constrained<SdkListReference, SdkListReference>
  numericRange?: Constrained<{ minNumber: number; maxNumber: number }>
  attributeOf?: string
  attributeName?: string
  timeFieldId?: string
  businessEntityId?: string
  referencedBusinessEntityIds?: readonly string[]
  pattern?: Constrained<string>
  assert?: Constrained<string>
  inChangeNotice?: unknown
  privacy?: {
    code: string
    unpublishedFieldId: string
    reasonCodeFieldId: string
    reasonDescriptionFieldId: string
    publicationDateFieldId: string
  }
}
export type SdkNode = {
  id: string
  parentId?: string
  xpathAbsolute: string
  xpathRelative: string
  repeatable: boolean
  identifierFieldId?: string
  captionFieldId?: string
}
export type SdkItem = {
  id: string
  contentType: string
  displayType: string
  _label: string
  nodeId?: string
  hidden?: boolean
  readOnly?: boolean
  collapsed?: boolean
  _repeatable?: boolean
  _presetValue?: string
  _identifierFieldId?: string
  _captionFieldId?: string
  content?: SdkItem[]
}

/** What notices tell about; later versions name it. */
export type SdkEntity = {
  id: string
  name: string
  repeatsWithNodeId?: string
  changeIdentification: {
    identifyInChangeNotice: boolean
    useInstanceIdentifier: boolean
    changeIdentifier?: string
  }
  instanceIdentifier?: { identifierFieldId: string }
}

type Fields = {
  sdkVersion: string
  ublVersion: string
  fields: SdkField[]
  xmlStructure: SdkNode[]
  businessEntities?: SdkEntity[]
}
type NoticeTypes = {
  noticeSubTypes: {
    subTypeId: string
    documentType: string
    legalBasis: string
    formType: string
    type: string
  }[]
  documentTypes: {
    id: string
    namespace: string
    rootElement: string
    additionalNamespaces: { prefix: string; uri: string }[]
  }[]
}
type Notice = { metadata: SdkItem[]; content: SdkItem[] }
type Lists = { codelists: { id: string; parentId?: string; filename: string }[] }

export type SdkFolder = ReturnType<typeof openSdk>

/** Reads a folder as the Publications Office delivers it. */
export function openSdk(folder: string) {
  const text = (...path: string[]) => readFileSync(join(folder, ...path), 'utf8').replace(/^\uFEFF/, '')
  const json = <Shape>(...path: string[]) => JSON.parse(text(...path)) as Shape
  return {
    folder,
    text,
    has: (...path: string[]) => existsSync(join(folder, ...path)),
    fields: json<Fields>('fields', 'fields.json'),
    noticeTypes: json<NoticeTypes>('notice-types', 'notice-types.json'),
    notice: (subtype: string) => json<Notice>('notice-types', `${subtype}.json`),
    lists: json<Lists>('codelists', 'codelists.json').codelists,
  }
}
