import type { ActionDialogProps, ActionDialogs } from '../../tenders/actions/action-dialog.ts'
import { late } from '../../shell/late.ts'
import type { OpeningAction } from './openings.ts'

const dialogOf = (action: OpeningAction) =>
  late(async () => {
    const { OpeningDialog } = await import('./OpeningDialog.tsx')
    return (props: ActionDialogProps) => <OpeningDialog {...props} action={action} />
  })

/** What opens for the actions that open something. */
export const openingDialogs: ActionDialogs = {
  openApplications: dialogOf('openApplications'),
  openWaitingRoom: dialogOf('openWaitingRoom'),
  openOffers: dialogOf('openOffers'),
}
