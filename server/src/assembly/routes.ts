import { documentRoutes } from '../documents/documents.routes.ts'
import type { Route } from '../http/route.ts'
import { noticeRoutes } from '../tenders/notice/notice-export.routes.ts'

/** Every HTTP route that serves or takes data beside the remote methods. */
export const dataRoutes: readonly Route[] = [...noticeRoutes, ...documentRoutes]
