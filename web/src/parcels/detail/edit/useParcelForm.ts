import { fieldNames } from '@allmende/domain/parcels/parcel-fields.ts'
import { fieldLabels, parcelLabels } from '@allmende/domain/parcels/parcels.texts.ts'
import { rpcQuery, useChange } from '../../../rpc/queries.ts'
import { useSay } from '../../../ui/language.tsx'
import { useVersionedForm } from '../../../versioned/useVersionedForm.ts'
import type { InsideParcel } from '../whole-parcel.ts'
import { changesOf, EditedParcel, editedParcel } from './edited-parcel.ts'
import { formTexts as texts } from './parcel-form.texts.ts'

/** The copy of a parcel that is edited. */
export function useParcelForm(parcel: InsideParcel, onSaved: () => void) {
  const say = useSay()
  const update = useChange('updateProperty')
  const labels = useParcelLabels()
  const state = useVersionedForm({
    schema: EditedParcel,
    labels: (values) => ({
      ...labels,
      ...Object.fromEntries(
        values.additionalFields.flatMap(({ name }, at) => [
          [`additionalFields.${at}.name`, say(texts.nameOf, { n: at + 1 })],
          [`additionalFields.${at}.value`, say(texts.valueOf, { name })],
        ]),
      ),
    }),
    draftName: `parcel/${parcel.id}`,
    thing: parcel,
    valuesOf: (shown) => editedParcel(shown ?? parcel),
    query: rpcQuery('getPropertyById', parcel.id),
    said: { saved: texts.saved, notSaved: texts.notSaved },
    save: async (values, { version, base }) => {
      const { id, projects, projectId } = parcel
      const saved = await update.mutateAsync([{ id, version, ...changesOf(values, base) }])
      return { ...saved, projects, projectId } as InsideParcel
    },
    onSaved,
  })
  return { state, labels }
}

/** What is compared where somebody else was faster, by path and in the order of the form. */
function useParcelLabels() {
  const say = useSay()
  const {
    images: _images,
    panoramas: _panoramas,
    files: _files,
    publicFields: _public,
    isPublic: _whole,
    ...own
  } = parcelLabels
  const facts = Object.entries(own).map(([name, label]) => [
    name === 'location' ? 'locationId' : name,
    say(label),
  ])
  const marks = fieldNames.map((name) => [
    `shown.${name}`,
    say(texts.shownOf, { name: say(fieldLabels[name]) }),
  ])
  return Object.fromEntries([['isPublic', say(texts.isPublicLabel)], ...facts, ...marks]) as Record<
    'name' | 'isPublic',
    string
  >
}
