import { archiveRoutes } from '../archive/archive.routes.ts'
import { documentRoutes } from '../documents/documents.routes.ts'
import type { Config } from '../config.ts'
import { probeRoutes } from '../files/uploads/probe.routes.ts'
import { tusRoutes } from '../files/uploads/tus.routes.ts'
import type { Route } from '../http/route.ts'
import { ogcRoutes } from '../parcels/ogc/ogc.routes.ts'
import { parcelExportRoutes } from '../parcels/exports/export.routes.ts'
import { parcelFileRoutes } from '../parcels/files/parcel-files.routes.ts'
import { parcelTarget } from '../parcels/files/parcel-target.ts'
import { mediaTarget } from '../parcels/media/media-target.ts'
import { mediaRoutes } from '../parcels/media/media.routes.ts'
import { offersZipRoutes } from '../offers/offers-zip.routes.ts'
import { downloadRoutes } from '../rooms/downloads.routes.ts'
import { fileRoutes } from '../rooms/files.routes.ts'
import { roomTarget } from '../rooms/room-target.ts'
import { noticeRoutes } from '../tenders/notice/notice-export.routes.ts'
import { tileRoutes } from '../tiles/tiles.routes.ts'

/** Every HTTP route that serves or takes data beside the remote methods. */
export const dataRoutesOf = ({ files }: Pick<Config, 'files'>): readonly Route[] => [
  ...noticeRoutes,
  ...documentRoutes,
  ...downloadRoutes,
  ...fileRoutes,
  ...offersZipRoutes,
  ...parcelExportRoutes,
  ...parcelFileRoutes,
  ...ogcRoutes,
  ...mediaRoutes,
  ...probeRoutes,
  ...archiveRoutes,
  ...tileRoutes,
  ...tusRoutes(uploadTargets, files.limits),
]

/** What files can be sent to. */
const uploadTargets = [roomTarget, parcelTarget, mediaTarget]
