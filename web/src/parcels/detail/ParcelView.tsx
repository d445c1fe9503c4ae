import type { Property } from '@allmende/domain/parcels/parcels.contract.ts'
import { parcelLabels } from '@allmende/domain/parcels/parcels.texts.ts'
import type { LinkedProperty } from '@allmende/domain/tenders/parcel-tenders.contract.ts'
import { type ReactNode, useState } from 'react'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { useSay } from '../../ui/language.tsx'
import { MarkdownView } from '../../ui/markdown/MarkdownView.tsx'
import { MediaStrip } from '../media/MediaStrip.tsx'
import { ParcelFiles } from '../files/ParcelFiles.tsx'
import { FactSheet } from './FactSheet.tsx'
import { LegalNotice } from './LegalNotice.tsx'
import { LinkedTenders } from './LinkedTenders.tsx'
import { PublicMark } from './PublicMark.tsx'
import { ParcelMap } from './ParcelMap.tsx'
import classes from './parcel-detail.module.css'
import { texts } from './parcel-detail.texts.ts'
import type { InsideParcel } from './whole-parcel.ts'

type ParcelViewProps = {
  /** As the viewer gets it: what is not in it is not spoken of. */
  parcel: Property & Partial<Pick<LinkedProperty, 'projects'>>
  /** The same with its marks, for those inside. */
  inside: InsideParcel | null
}

export function ParcelView({ parcel, inside }: ParcelViewProps) {
  const say = useSay()
  const { description, projects } = parcel
  const files = inside ? inside.files : parcel.files
  const isPublic = (name: 'description' | 'files') => inside?.publicFields.includes(name)
  return (
    <>
      <ParcelMap parcel={parcel} inside={inside} />
      <MediaStrip parcel={parcel} inside={inside} />
      <div className={classes.parts}>
        <Part title={say(texts.factSheet)}>
          <FactSheet parcel={parcel} inside={inside} />
        </Part>
        {(inside || description) && (
          <Part
            title={say(parcelLabels.description)}
            aside={inside && <PublicMark isPublic={isPublic('description')} />}
          >
            <Prose text={description} empty={say(texts.noDescription)} />
          </Part>
        )}
        {inside && (
          <Part title={say(parcelLabels.internalNotes)} aside={<PublicMark isPublic={false} />}>
            <Prose text={inside.internalNotes} empty={say(texts.noNotes)} />
          </Part>
        )}
        {projects && (inside || projects.length > 0) && (
          <Part title={say(texts.linkedTender)}>
            <LinkedTenders projects={projects} />
          </Part>
        )}
        {files && (inside || files.length > 0) && (
          <Part title={say(parcelLabels.files)} aside={inside && <PublicMark isPublic={isPublic('files')} />}>
            <ParcelFiles parcelId={parcel.id} folders={files} inside={inside} />
          </Part>
        )}
      </div>
      <LegalNotice />
    </>
  )
}

function Part({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  const [isOpen, setOpen] = useState(true)
  return (
    <Disclosure title={title} level={2} aside={aside} opened={isOpen} onToggle={() => setOpen(!isOpen)}>
      {children}
    </Disclosure>
  )
}

const Prose = ({ text, empty }: { text: string | undefined; empty: string }) =>
  text ? <MarkdownView text={text} /> : <p className={classes.quiet}>{empty}</p>
