import { Button } from '@mantine/core'
import type { RefObject } from 'react'
import { useSay } from '../language.tsx'
import classes from './ExcessButton.module.css'
import { texts } from './form.texts.ts'

type ExcessButtonProps = {
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>
  value: string
  max: number | undefined
}

/** Below a field that holds too much: selects what is beyond its limit, so that one sees it and can take it away. */
export function ExcessButton({ field, value, max }: ExcessButtonProps) {
  const say = useSay()
  if (max === undefined || value.length <= max) return null
  const select = () => {
    field.current?.focus()
    field.current?.setSelectionRange(max, value.length)
  }
  return (
    <Button className={classes.excess} variant="subtle" size="compact-sm" onClick={select}>
      {say(texts.selectExcess)}
    </Button>
  )
}
