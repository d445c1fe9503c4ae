import { type Element, parseXmlDocument } from 'slimdom'
import { type Failure, PortalFault } from './portal.ts'

const svrl = 'http://purl.oclc.org/dsdl/svrl'

/** What a validation report (SVRL) says has failed. */
export function failuresIn(report: string): Failure[] {
  const root = parsed(report)
  if (root?.namespaceURI !== svrl || root.localName !== 'schematron-output')
    throw new PortalFault('unreadable', 'the report is no validation report')
  return descendants(root)
    .filter((element) => element.namespaceURI === svrl && element.localName === 'failed-assert')
    .map((failed) => ({
      severity: /^warn/i.test(failed.getAttribute('role') ?? '') ? 'WARN' : 'ERROR',
      rule: failed.getAttribute('id') ?? '',
      location: failed.getAttribute('location') ?? '',
      text: textOf(failed),
    }))
}

/** A report needs no entities, so whoever declares some means harm. */
function parsed(report: string): Element | null {
  if (/<!DOCTYPE/i.test(report)) throw new PortalFault('unreadable', 'the report declares a document type')
  try {
    return parseXmlDocument(report).documentElement
  } catch {
    throw new PortalFault('unreadable', 'the report is no XML')
  }
}

const descendants = (element: Element): Element[] =>
  element.children.flatMap((child) => [child, ...descendants(child)])

function textOf(failed: Element): string {
  const text = failed.children.find(({ localName }) => localName === 'text')
  return (text?.textContent ?? '').replace(/\s+/g, ' ').trim()
}
