import { ActionIcon, Menu } from '@mantine/core'
import { IconStack2 } from '@tabler/icons-react'
import { useSay } from '../ui/language.tsx'
import { noBaseMap } from './base-maps.ts'
import classes from './MapView.module.css'
import { mapTexts as texts } from './map.texts.ts'
import type { BaseMaps } from './useBaseMap.ts'

export function BaseMapMenu({ maps, chosen, choose }: BaseMaps) {
  const say = useSay()
  if (maps.length === 0) return null
  const choices = [...maps, { id: noBaseMap, name: say(texts.noBaseMap) }]
  const label = say(texts.baseMap)
  return (
    <Menu position="left-start" withinPortal={false}>
      <Menu.Target>
        <ActionIcon className={classes.control} variant="default" size={44} aria-label={label} title={label}>
          <IconStack2 size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={chosen?.id ?? noBaseMap} onChange={choose}>
          {choices.map(({ id, name }) => (
            <Menu.RadioItem key={id} value={id} closeMenuOnClick>
              {name}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  )
}
