import { TenderId } from '@allmende/domain/tenders/tenders.contract.ts'
import { refuse } from '@allmende/domain/verdict.ts'
import { serves } from '../../http/route.ts'
import { exportSteps } from './notice-export.methods.ts'

/** The notice of a tender as a file, for whoever may see the tender. */
export const noticeRoutes = [
  serves('/api/v1/projects/:id/notice.xml', {
    asks: ({ params }) => {
      const { id } = params as { id: string }
      const { data } = TenderId.safeParse(/^\d{1,10}$/.test(id) ? Number(id) : null)
      return { args: [data ?? refuse('notFound')] as [number] }
    },
    load: exportSteps.load,
    allow: exportSteps.allow,
    serve: async (context, subject, [id]) => ({
      body: await exportSteps.after(context, subject),
      type: 'application/xml; charset=utf-8',
      headers: { 'content-disposition': `attachment; filename="notice-${id}.xml"` },
    }),
  }),
]
