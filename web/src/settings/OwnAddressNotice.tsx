import { useQuery } from '@tanstack/react-query'
import { rpcQuery } from '../rpc/queries.ts'
import { Alert } from '../ui/Alert.tsx'
import { useSay } from '../ui/language.tsx'
import { ownAddressTexts as texts } from './settings.texts.ts'

/** What the operator has yet to set, so that notices can name where documents are found. */
export function OwnAddressNotice() {
  const say = useSay()
  const { data: own } = useQuery(rpcQuery('getOwnAddress'))
  if (!own || own.isPublic) return null
  return (
    <Alert tone="warning" title={say(texts.title)}>
      {say(texts.text, { address: own.address })}
    </Alert>
  )
}
