import { say } from '@allmende/domain/texts.ts'
import { currentLanguage } from '../rpc/server.ts'
import { toast } from '../ui/toast-store.ts'
import { texts } from './uploads.texts.ts'

/** Says that files have arrived; once for all that went one after the other. */
export const toldArrived = (n: number): void =>
  void toast.success(say(n === 1 ? texts.arrived : texts.arrivedMany, currentLanguage(), { n }))
