import { type Change, changesBetween } from '../changes.ts'
import { allowed, firstRefusal, refused, type Verdict } from '../verdict.ts'
import { isRequiredMail, type MailKey } from '../deed/mail-keys.ts'
import { placeholdersOf } from '../deed/mail-placeholders.ts'
import { type MailWords, placeholdersIn } from '../deed/mail-words.ts'
import {
  type AllSettings,
  type ChangedSettings,
  largestTexts,
  type MailNotification,
  type Settings,
} from './settings.contract.ts'
import { sayFields, sayFolders } from './spoken-templates.ts'
import { settingsChangeLabels } from './settings.texts.ts'
import { saySize } from '../sizes.ts'
import { bytesOf } from '../validation.ts'

/** A mail may be kept as it is written; `at` is where its fields stand among the arguments: `1.`. */
export function mayUseWords(key: MailKey, { subject, text }: MailWords, at: string): Verdict {
  return firstRefusal(
    mayNamePlaceholders(key, subject, `${at}subject`, 'link'),
    mayNamePlaceholders(key, text, `${at}text`),
    /\S/.test(text.replace(/<[^>]*(?:>|$)|&nbsp;/g, ''))
      ? allowed
      : refused('mailTextMissing', { fields: [`${at}text`] }),
  )
}

/** A link has no place in a subject, which others may read over a shoulder. */
function mayNamePlaceholders(key: MailKey, text: string, field: string, except?: string): Verdict {
  const known: readonly string[] = placeholdersOf[key].filter((name) => name !== except)
  const unknown = placeholdersIn(text).find((name) => !known.includes(name))
  if (unknown === undefined) return allowed
  return refused('placeholderUnknown', { values: { placeholder: `{{${unknown}}}` }, fields: [field] })
}

/** Without some mails an account or an invitation could not be used. */
export function mayBeSwitched(key: MailKey, { enabled }: MailNotification, at: string): Verdict {
  const asked = enabled || !isRequiredMail(key)
  return asked ? allowed : refused('mailIsRequired', { fields: [`${at}enabled`] })
}

/** A form may be chosen as a setting; `field` is where the choice stands among the arguments. */
export function mayChooseTemplate(template: { active: boolean } | null, field: string): Verdict {
  if (!template) return refused('templateUnknown', { fields: [field] })
  return template.active ? allowed : refused('templateInactive', { fields: [field] })
}

/** A version may be chosen that lies here; the one that was chosen may stay although it was taken away. */
export function mayUseVersion(
  { sdkVersion: chosen }: Pick<ChangedSettings, 'sdkVersion'>,
  before: Pick<AllSettings, 'sdkVersion'>,
  compiled: readonly string[],
): Verdict {
  if (chosen === undefined || chosen === null || chosen === before.sdkVersion) return allowed
  if (compiled.includes(chosen)) return allowed
  return refused('sdkVersionUnknown', { values: { known: compiled.join(', ') }, fields: ['0.sdkVersion'] })
}

/** Forms that new tenders begin with must be there in the version they are to be written in. */
export function mayLeaveTemplates(version: string, lacking: readonly string[]): Verdict {
  if (lacking.length === 0) return allowed
  const values = { version, templates: lacking.join(', ') }
  return refused('sdkVersionLacksTemplate', { values, fields: ['0.sdkVersion'] })
}

/** Texts may grow up to their bound; what has always been larger may shrink or stay. */
export function mayKeepTexts(before: Settings, after: Settings): Verdict {
  const grown = (['legalTexts', 'mailNotifications'] as const).filter(
    (key) => bytesOf(after[key]) > Math.max(largestTexts, bytesOf(before[key])),
  )
  if (grown.length === 0) return allowed
  return refused('textsTooLarge', {
    values: { n: saySize(largestTexts) },
    fields: grown.map((key) => `0.${key}`),
  })
}

/** What the log says of a change. */
export const settingsChanges = (before: Settings, after: Settings): Change[] =>
  changesBetween(spoken(before), spoken(after), settingsChangeLabels)

/** Lists of things as a reader knows them. */
const spoken = ({ additionalFieldsTemplateList, propertyFolderTemplateList, ...others }: Settings) => ({
  ...others,
  additionalFieldsTemplateList: additionalFieldsTemplateList && sayFields(additionalFieldsTemplateList),
  propertyFolderTemplateList: propertyFolderTemplateList && sayFolders(propertyFolderTemplateList),
})
