import { say } from '@allmende/domain/texts.ts'
import { currentLanguage } from '../rpc/server.ts'
import { toast } from '../ui/toast-store.ts'
import { texts } from './uploads.texts.ts'

/** Says that files have arrived, once for all that went one after the other; and what became of it, where there is more to say. */
export function toldArrived(n: number, more?: string): void {
  const told = say(n === 1 ? texts.arrived : texts.arrivedMany, currentLanguage(), { n })
  if (more === undefined) toast.success(told)
  else toast.success(more, told)
}
