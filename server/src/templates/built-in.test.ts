import type { Form } from '@allmende/domain/notices/form/form.ts'
import { joinedCopy, keptOfCopy } from '@allmende/domain/templates/template-copies.ts'
import { TemplatePanels } from '@allmende/domain/templates/template-panels.ts'
import { mayKeepPanels } from '@allmende/domain/templates/templates.rules.ts'
import { tidyPanels } from '@allmende/domain/templates/tidy-panels.ts'
import type { Language } from '@allmende/domain/texts.ts'
import { expect, test } from 'vitest'
import { sdkVersions } from '../notices/catalogues.ts'
import { builtInForm, listBuiltIn } from './built-in.ts'

const everyForm = sdkVersions.flatMap((version) => listBuiltIn('de', version))

test.each(everyForm)(
  '$id of $sdkVersion travels, is copied and comes back as it was, in both languages',
  ({ id, sdkVersion }) => {
    const inLanguage = (language: Language) => builtInForm(id, language, sdkVersion)
    const [german, english] = [inLanguage('de'), inLanguage('en')] as [Form, Form]
    const travelled = TemplatePanels.parse(JSON.parse(JSON.stringify(german.panels)))
    expect(travelled).toEqual(german.panels)
    expect(mayKeepPanels(travelled, german)).toEqual({ allowed: true })
    const kept = keptOfCopy(tidyPanels(travelled, german), [german, english])
    expect(joinedCopy(kept, german)).toEqual(german.panels)
    expect(joinedCopy(kept, english)).toEqual(english.panels)
  },
)
