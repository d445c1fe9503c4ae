import type { Form } from '@allmende/domain/notices/form/form.ts'
import { joinedCopy, keptOfCopy } from '@allmende/domain/templates/template-copies.ts'
import { TemplatePanels } from '@allmende/domain/templates/template-panels.ts'
import { mayKeepPanels } from '@allmende/domain/templates/templates.rules.ts'
import { tidyPanels } from '@allmende/domain/templates/tidy-panels.ts'
import { expect, test } from 'vitest'
import { builtInForm, listBuiltIn } from './built-in.ts'

test.each(listBuiltIn('de'))(
  '$id travels, is copied and comes back as it was, in both languages',
  ({ id }) => {
    const [german, english] = [builtInForm(id, 'de'), builtInForm(id, 'en')] as [Form, Form]
    const travelled = TemplatePanels.parse(JSON.parse(JSON.stringify(german.panels)))
    expect(travelled).toEqual(german.panels)
    expect(mayKeepPanels(travelled, german)).toEqual({ allowed: true })
    const kept = keptOfCopy(tidyPanels(travelled, german), [german, english])
    expect(joinedCopy(kept, german)).toEqual(german.panels)
    expect(joinedCopy(kept, english)).toEqual(english.panels)
  },
)
