import { longestOfMessage } from '@allmende/domain/messages/messages.contract.ts'
import { TextField } from '../../ui/form/TextField.tsx'
import { sayTooLong } from '../../ui/form/too-long.ts'
import { useLanguage, useSay } from '../../ui/language.tsx'
import { MarkdownEditor } from '../../ui/markdown/MarkdownEditor.tsx'
import classes from '../messages.module.css'
import { texts } from './compose.texts.ts'
import { Quoted } from './Quoted.tsx'
import { RecipientsField } from './RecipientsField.tsx'
import { revealingIn } from './revealing.ts'
import type { ComposerOptions, useComposer } from './useComposer.ts'

type ComposerFieldsProps = Pick<ComposerOptions, 'tender' | 'target'> & {
  composer: ReturnType<typeof useComposer>
}

/** What is typed into a message, and above it what it answers. */
export function ComposerFields({ tender, target, composer }: ComposerFieldsProps) {
  const say = useSay()
  const { language } = useLanguage()
  const { entries, set, refused, isTeam } = composer
  const tooLong = (text: string, max: number) =>
    text.length > max ? sayTooLong(text.length, max, language) : undefined
  const isForAll = target.kind === 'answerAll'
  const warningOn = (text: string) => {
    const found = isForAll ? revealingIn(text, target.message) : []
    return found.length > 0 ? say(texts.reveals, { found: found.join(', ') }) : undefined
  }
  return (
    <>
      {target.kind === 'reply' && <Quoted title={say(texts.replyTo)} message={target.message} />}
      {isTeam && target.kind === 'new' && (
        <RecipientsField
          tenderId={tender.id}
          value={entries.recipients}
          error={refused['recipientOrganizationIds'] ?? refused['recipientOrganizationIds.0']}
          onChange={(recipients) => set({ recipients })}
        />
      )}
      <TextField
        label={say(texts.subject)}
        required
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- in a dialog, before whom it goes to
        autoFocus
        maxLength={longestOfMessage.subject}
        value={entries.subject}
        error={refused['messageSubject']}
        warning={warningOn(entries.subject)}
        onChange={(subject) => set({ subject })}
      />
      {isForAll && (
        <div className={classes.sideBySide}>
          <Quoted
            title={say(texts.asked)}
            message={target.message}
            note={
              <>
                <br />
                {say(texts.askedOnly)}
              </>
            }
          />
          <MarkdownEditor
            label={say(texts.question)}
            hint={say(texts.questionHint)}
            required
            value={entries.question}
            error={refused['question'] ?? tooLong(entries.question, longestOfMessage.question)}
            warning={warningOn(entries.question)}
            onChange={(question) => set({ question })}
          />
        </div>
      )}
      <MarkdownEditor
        label={say(isForAll ? texts.answer : texts.text)}
        required={isForAll}
        value={entries.text}
        error={refused['messageText'] ?? tooLong(entries.text, longestOfMessage.text)}
        warning={warningOn(entries.text)}
        onChange={(text) => set({ text })}
      />
    </>
  )
}
