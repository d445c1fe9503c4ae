import { NewPassword } from '@allmende/domain/method.ts'
import { saying } from '@allmende/domain/validation.ts'
import { z } from 'zod'
import { newPasswordTexts } from './new-password.texts.ts'

type Pair = { password: string; repeat: string }

/** For a form's `superRefine`: what was typed twice must be the same. */
export function demandSameTwice(
  { password, repeat }: Pair,
  context: Pick<z.RefinementCtx, 'addIssue'>,
): void {
  if (password !== repeat)
    context.addIssue({ code: 'custom', path: ['repeat'], ...saying(newPasswordTexts.mismatch) })
}

/** The fields of `NewPasswordFields`, for forms that ask for nothing else. */
export const NewPasswordPair = z
  .object({ password: NewPassword, repeat: z.string() })
  .superRefine(demandSameTwice)
