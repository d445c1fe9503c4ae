import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  XmlBufferInputProvider,
  XmlDocument,
  XmlLibError,
  xmlRegisterInputProvider,
  XsdValidator,
} from 'libxml2-wasm'
import { isSchemaOf } from './schema-files.ts'

export type SchemaFault = { line: number; message: string }

/** Checks a notice against the schema of its root element; null where there is no schema for it. */
export type CheckSchema = (xml: string, root: string) => SchemaFault[] | null

/** The schemas of one SDK folder, each compiled when it is first needed. They see nothing but that folder's files. */
export function openSchemas(sdkFolder: string): CheckSchema {
  const folder = join(sdkFolder, 'schemas')
  const files = globSync('**/*.xsd', { cwd: folder })
  // Under an address of their own, so that no import can lead to the disk, the network or another version.
  const home = `schemas:/${encodeURIComponent(folder)}`
  const addressOf = (file: string): string => `${home}/${file.replaceAll('\\', '/')}`
  const contents = Object.fromEntries(
    files.map((file) => [addressOf(file), readFileSync(join(folder, file))]),
  )
  xmlRegisterInputProvider(new XmlBufferInputProvider(contents))
  const compiled = new Map<string, XsdValidator>()

  return (xml, root) => {
    const known = compiled.get(root)
    if (known) return faultsIn(xml, known)
    const address = Object.keys(contents).find((name) => isSchemaOf(root, name))
    const content = address && contents[address]
    if (!content) return null
    const validator = compile(content, address)
    compiled.set(root, validator)
    return faultsIn(xml, validator)
  }
}

function compile(content: Uint8Array, url: string): XsdValidator {
  const schema = XmlDocument.fromBuffer(content, { url })
  try {
    return XsdValidator.fromDoc(schema)
  } finally {
    schema.dispose()
  }
}

function faultsIn(xml: string, validator: XsdValidator): SchemaFault[] {
  let document: XmlDocument | undefined
  try {
    document = XmlDocument.fromString(xml)
    validator.validate(document)
    return []
  } catch (fault) {
    if (!(fault instanceof XmlLibError)) throw fault
    const details = fault.details.length > 0 ? fault.details : [{ message: fault.message, line: 1 }]
    return details.map(({ line, message }) => ({ line, message: message.trim() }))
  } finally {
    document?.dispose()
  }
}
