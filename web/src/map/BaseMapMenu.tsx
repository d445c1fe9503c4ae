import { ActionIcon, Menu } from '@mantine/core'
import { IconCheck, IconStack2 } from '@tabler/icons-react'
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
        {choices.map(({ id, name }) => {
          const isChosen = id === (chosen?.id ?? noBaseMap)
          return (
            <Menu.Item
              key={id}
              role="menuitemradio"
              aria-checked={isChosen}
              leftSection={<IconCheck size={20} aria-hidden visibility={isChosen ? 'visible' : 'hidden'} />}
              onClick={() => choose(id)}
            >
              {name}
            </Menu.Item>
          )
        })}
      </Menu.Dropdown>
    </Menu>
  )
}
