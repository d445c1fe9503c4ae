import { Loader } from '@mantine/core'
import { useSay } from '../ui/language.tsx'
import { texts } from './errors.texts.ts'
import classes from './LoadingScreen.module.css'

export function LoadingScreen() {
  const say = useSay()
  return (
    <output className={classes.loading}>
      <Loader size={24} aria-hidden />
      {say(texts.loading)}
    </output>
  )
}
