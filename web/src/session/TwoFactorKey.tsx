import { Button, Skeleton } from '@mantine/core'
import '@mantine/core/styles/Skeleton.layer.css'
import { IconCopy } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { rpcQuery } from '../rpc/queries.ts'
import { Alert } from '../ui/Alert.tsx'
import { useSay } from '../ui/language.tsx'
import { toast } from '../ui/toasts.tsx'
import classes from './TwoFactorForm.module.css'
import { texts } from './TwoFactorForm.texts.ts'

/** A secret is fetched once and not kept. */
const once = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 }

/** What connects an authenticator app: as a picture, and as a key to type. */
export function TwoFactorKey() {
  const say = useSay()
  const picture = useQuery({ ...rpcQuery('getTwoFactorQRCode'), ...once })
  const key = useQuery({ ...rpcQuery('getTwoFactorKey'), ...once })
  const error = picture.error ?? key.error

  async function copy() {
    await navigator.clipboard.writeText(key.data ?? '')
    toast.success(say(texts.copied))
  }

  return (
    <section className={classes.part}>
      <h2>{say(texts.scanTitle)}</h2>
      {error && <Alert tone="danger">{error.message}</Alert>}
      <div className={classes.connect}>
        {picture.data ? (
          <img
            src={`data:image/png;base64,${picture.data}`}
            alt={say(texts.qrCode)}
            className={classes.picture}
          />
        ) : (
          <Skeleton className={classes.picture ?? ''} animate={false} />
        )}
        <div className={classes.words}>
          <p>{say(texts.scan)}</p>
          <p>{say(texts.byHand)}</p>
          <code className={classes.key}>{inGroups(key.data ?? '')}</code>
          {'clipboard' in navigator && (
            <Button
              variant="default"
              size="sm"
              leftSection={<IconCopy size={20} aria-hidden />}
              disabled={!key.data}
              onClick={() => void copy()}
            >
              {say(texts.copy)}
            </Button>
          )}
        </div>
      </div>
    </section>
  )
}

/** Four letters at a time are easier to type. */
const inGroups = (key: string) => key.replace(/.{4}(?=.)/g, '$& ')
