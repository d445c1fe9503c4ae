import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDashed,
  IconExclamationCircle,
  IconInfoCircle,
} from '@tabler/icons-react'

/** What a mark wants to say; its colour never says it alone, the icon goes with it. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger'

export const toneIcons = {
  neutral: IconCircleDashed,
  info: IconInfoCircle,
  success: IconCircleCheck,
  warning: IconAlertTriangle,
  danger: IconExclamationCircle,
} satisfies Record<Tone, unknown>
