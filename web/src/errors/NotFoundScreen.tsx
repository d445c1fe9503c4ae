import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useSay } from '../ui/language.tsx'
import { DeadEnd } from './DeadEnd.tsx'
import { texts } from './errors.texts.ts'

export function NotFoundScreen() {
  const say = useSay()
  return (
    <DeadEnd title={say(texts.notFoundTitle)} ways={<WaysOut />}>
      <p>{say(texts.notFoundText)}</p>
    </DeadEnd>
  )
}

export function NoPermissionScreen() {
  const say = useSay()
  return (
    <DeadEnd title={say(texts.noPermissionTitle)} ways={<WaysOut />}>
      <p>{say(texts.noPermissionText)}</p>
    </DeadEnd>
  )
}

function WaysOut() {
  const say = useSay()
  return (
    <>
      <Button component={Link} to="/">
        {say(texts.home)}
      </Button>
      <Button component={Link} to="/projekte" hash="öffentlich" variant="default">
        {say(texts.tenders)}
      </Button>
    </>
  )
}
