import { ActionIcon, Menu } from '@mantine/core'
import { IconBuilding, IconDotsVertical, IconFileDescription, IconMessages } from '@tabler/icons-react'
import type { BoardTarget } from '@allmende/domain/procedure/board.ts'
import { AppLink } from '../../ui/AppLink.tsx'
import { useSay } from '../../ui/language.tsx'
import { MenuAction } from '../../ui/MenuAction.tsx'
import { texts } from './board.texts.ts'

type CardMenuProps = {
  name: string
  href: string
  isLocked: boolean
  /** The columns there are, and why the company cannot go there. */
  moves: readonly { target: BoardTarget; whyNot: string | null }[]
  onMove: (target: BoardTarget) => void
}

/** The same as dragging, for whoever does not drag. */
export function CardMenu({ name, href, isLocked, moves, onMove }: CardMenuProps) {
  const say = useSay()
  return (
    <Menu position="bottom-end" width={320} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon variant="subtle" size="lg" disabled={isLocked} aria-label={say(texts.menuOf, { name })}>
          <IconDotsVertical size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {moves.map(({ target, whyNot }) => (
          <MenuAction
            key={target}
            label={say(target === 3 ? texts.toNegotiation : texts.toOffer)}
            icon={
              target === 3 ? (
                <IconMessages size={20} aria-hidden />
              ) : (
                <IconFileDescription size={20} aria-hidden />
              )
            }
            reason={whyNot}
            onClick={() => onMove(target)}
          />
        ))}
        {moves.length > 0 && <Menu.Divider />}
        <Menu.Item component={AppLink} href={href} leftSection={<IconBuilding size={20} aria-hidden />}>
          {say(texts.open)}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
