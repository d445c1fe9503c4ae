import { isPublicAddress } from '@allmende/domain/addresses.ts'
import { sampleValues } from '@allmende/domain/deed/mail-placeholders.ts'
import type { MailKey } from '@allmende/domain/deed/mail-keys.ts'
import type {
  AllSettings,
  ChangedSettings,
  MailNotification,
  settingsContract,
} from '@allmende/domain/settings/settings.contract.ts'
import { settingsFor, settingsPolicy } from '@allmende/domain/settings/settings.policy.ts'
import {
  mayBeSwitched,
  mayChooseTemplate,
  mayKeepTexts,
  mayLeaveTemplates,
  mayUseVersion,
  mayUseWords,
  settingsChanges,
} from '@allmende/domain/settings/settings.rules.ts'
import { ensure, everyone, refuse } from '@allmende/domain/verdict.ts'
import { nothing, type Mail, methodsOf } from '../rpc/method.ts'
import { sdkVersions } from '../notices/catalogues.ts'
import { builtInForm } from '../templates/built-in.ts'
import { holdTemplate } from '../templates/stored-templates.ts'
import { cleanMailHtml } from './mail-html.ts'
import { versionFor } from './sdk-version.ts'
import { findSettings, isDemo, lockSettings, setSettings } from './settings.queries.ts'

const { read, change } = methodsOf<typeof settingsContract>()

export const settingsMethods = [
  read('getSettings', {
    load: ({ db }) => findSettings(db),
    allow: everyone, // of what each gets, `show` decides
    show: settingsFor,
  }),

  read('getOwnAddress', {
    load: async ({ home }) => ({ address: home, isPublic: isPublicAddress(home) }),
    allow: settingsPolicy.change,
    show: (_actor, own) => own,
  }),

  change('setSettings', {
    first: settingsPolicy.change,
    load: ({ db }) => lockSettings(db),
    allow: settingsPolicy.change,
    run: async ({ db, language, config }, before, [changed]) => {
      if (before.version !== changed.version) refuse('changedMeanwhile')
      ensure(mayUseVersion(changed, before, sdkVersions))
      const [old, sdkVersion] = [before, { ...before, ...changed }].map(({ sdkVersion: chosen }) =>
        versionFor(chosen ?? null, config),
      ) as [string, string]
      for (const { id, field } of newlyChosen(before, changed))
        ensure(mayChooseTemplate(await holdTemplate(db, id, language, sdkVersion), field))
      if (old !== sdkVersion) ensure(mayLeaveTemplates(sdkVersion, lackingIn(sdkVersion, before, changed)))
      const after = await setSettings(db, before, withCleanMails(changed))
      ensure(mayKeepTexts(before, after))
      return after
    },
    record: (before, after) => {
      const changes = settingsChanges(before, after)
      return changes.length > 0 ? { type: 'SETTINGS_CHANGED', data: { changes } } : null
    },
    announce: (before, after) => [
      { kind: 'storeChanged', entity: 'settings', id: null },
      // The standard's forms are now those of another version.
      ...(before.sdkVersion === after.sdkVersion
        ? []
        : [{ kind: 'storeChanged', entity: 'template', id: null } as const]),
      // Whoever has no second factor is held from now on, or no longer.
      ...(before.twoFactorAuthenticationRequired === after.twoFactorAuthenticationRequired
        ? []
        : [{ kind: 'everySessionChanged' } as const]),
    ],
  }),

  change('sendTestMail', {
    load: async ({ actor }) => ({ to: actor.kind === 'user' ? actor.email : '' }),
    allow: settingsPolicy.change,
    run: async ({ db, config }, _subject, [key, words]) => {
      ensure(mayUseWords(key, clean(words), '1.'))
      if (!config.mailServer && !(await isDemo(db, config))) refuse('mailServerMissing')
      return null
    },
    record: nothing, // a trial, seen by the caller alone
    // The compiler compares 25 kinds of mails and no more; each key brings its own values.
    mails: ({ to }, _result, [key, words]) => [
      { key, to, values: sampleValues(key), words: clean(words) } as Mail,
    ],
  }),
]

const clean = <Words extends { text: string }>(words: Words): Words => ({
  ...words,
  text: cleanMailHtml(words.text),
})

/** The forms chosen now and not before; one that was switched off since may stay chosen. */
function newlyChosen(before: AllSettings, changed: ChangedSettings): { id: string; field: string }[] {
  return (['defaultTemplateSettings', 'organizationForms'] as const).flatMap((group) => {
    const old: Record<string, string | null> = before[group]
    return Object.entries(changed[group] ?? {}).flatMap(([key, id]) =>
      id !== null && id !== old[key] ? [{ id, field: `0.${group}.${key}` }] : [],
    )
  })
}

/** The standard's forms that new tenders would begin with, and that this version does not have. */
function lackingIn(sdkVersion: string, before: AllSettings, changed: ChangedSettings): string[] {
  const chosen = Object.values(changed.defaultTemplateSettings ?? before.defaultTemplateSettings)
  return chosen.flatMap((id) => (id?.startsWith('EU-') && !builtInForm(id, 'de', sdkVersion) ? [id] : []))
}

/** Every mail is checked as it will be kept. */
function withCleanMails(changed: ChangedSettings): ChangedSettings {
  if (!changed.mailNotifications) return changed
  const mails = Object.entries(changed.mailNotifications) as [MailKey, MailNotification][]
  const cleaned = mails.map(([key, notification]) => [key, clean(notification)] as const)
  for (const [key, notification] of cleaned) {
    const at = `0.mailNotifications.${key}.`
    ensure(mayBeSwitched(key, notification, at))
    ensure(mayUseWords(key, notification, at))
  }
  return { ...changed, mailNotifications: Object.fromEntries(cleaned) }
}
