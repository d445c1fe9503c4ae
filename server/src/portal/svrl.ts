import type { XmlElement } from '@allmende/domain/notices/xml/notice-xml.ts'
import { UnreadableNotice } from '@allmende/domain/notices/xml/notice-xml.texts.ts'
import { parseXml } from '../notices/xml-parser.ts'
import { type Failure, PortalFault } from './portal.ts'

const namespace = 'http://purl.oclc.org/dsdl/svrl'
const names = {
  namespaces: { svrl: namespace },
  documents: { svrl: { root: 'schematron-output', namespace } },
}

/** Whoever mends so many sends the notice again anyway; they are shown with the tender each time. */
const mostFailures = 500
const longestText = 1000

/** What a validation report (SVRL) says has failed, what is worst first. */
export function failuresIn(report: string): Failure[] {
  const failures = descendants(parsed(report))
    .filter(({ name }) => name === 'svrl:failed-assert')
    .map(
      ({ attributes, children }): Failure => ({
        severity: /^warn/i.test(attributes['role'] ?? '') ? 'WARN' : 'ERROR',
        rule: attributes['id'] ?? '',
        location: attributes['location'] ?? '',
        text: textOf(children),
      }),
    )
  const isWarning = ({ severity }: Failure) => Number(severity === 'WARN')
  return failures.toSorted((one, other) => isWarning(one) - isWarning(other)).slice(0, mostFailures)
}

/** Within the same bounds as any file from outside. */
function parsed(report: string): XmlElement {
  try {
    return parseXml(report, names)
  } catch (error) {
    if (!(error instanceof UnreadableNotice)) throw error
    throw new PortalFault('unreadable', `the report is no validation report: ${error.why}`)
  }
}

const descendants = (element: XmlElement): XmlElement[] =>
  element.children.flatMap((child) => [child, ...descendants(child)])

function textOf(children: readonly XmlElement[]): string {
  const text = children.find(({ name }) => name === 'svrl:text')?.text ?? ''
  return text.replace(/\s+/g, ' ').slice(0, longestText)
}
