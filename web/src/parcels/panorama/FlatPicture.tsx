import { type Panorama, sizedMedia } from '@allmende/domain/parcels/parcel-media.ts'
import { Alert } from '../../ui/Alert.tsx'
import classes from './panorama.module.css'

type FlatPictureProps = { panorama: Panorama; why: string }

/** A panorama where it cannot be drawn all around. */
export const FlatPicture = ({ panorama, why }: FlatPictureProps) => (
  <>
    <div className={classes.note}>
      <Alert tone="info">{why}</Alert>
    </div>
    <div className={classes.stage}>
      <img className={classes.flat} src={sizedMedia(panorama.url, 'web')} alt={panorama.name} />
    </div>
  </>
)
