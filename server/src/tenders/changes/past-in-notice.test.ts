import type { Form } from '@allmende/domain/notices/form/form.ts'
import { withField } from '@allmende/domain/notices/values/editing.ts'
import { pathsTo } from '@allmende/domain/notices/values/reading.ts'
import { beforeEach, expect, test } from 'vitest'
import { formOfTemplate } from '../../notices/catalogues.ts'
import { after, begin, day, drafted, givenCourse, refusal } from '../course/test-course.ts'
import { anna, notice } from '../test-tenders.ts'
import { answered, saved } from './test-changes.ts'

const course = givenCourse()
beforeEach(() => course.at(begin))

test('a change of a notice names no deadline that is over; one that has passed since stays', async () => {
  const form = formOfTemplate('EU-16', 'de') as Form
  const values = notice({}, form)
  const [path = ''] = pathsTo(form, values, 'BT-131(d)-Lot')
  const due = (moment: Date) => ({ dateValue: `${moment.toISOString().slice(0, 10)}+01:00` })
  const panels = withField(form, values, path, due(after(5 * day)))
  const { id } = await drafted(course, { type: 3, templateId: 'EU-16', panels })
  await course.call(anna, 'updateProjectStage', { id, stage: 2, published: begin }, null, null)

  const earlier = saved(course, id, (given) => ({
    panels: withField(form, given.panels, path, due(after(-5 * day))),
  }))
  expect((await refusal(earlier)).fields).toEqual({
    [`0.panels.${path}`]: expect.stringContaining('liegt in der Vergangenheit'),
  })

  course.at(after(10 * day))
  const titled = await saved(course, id, (given) => ({
    panels: answered(given.panels, { 'BT-21-Procedure': 'Neuer Titel' }, 1, form),
  }))
  expect(titled.hasChanges).toBe(true)
})
