import { Loader } from '@mantine/core'
import { useSay } from '../ui/language.tsx'
import { texts } from './errors.texts.ts'
import classes from './LoadingScreen.module.css'

export function LoadingScreen() {
  const say = useSay()
  return (
    <div role="status" className={classes.loading}>
      <Loader size={24} aria-hidden />
      {say(texts.loading)}
    </div>
  )
}
