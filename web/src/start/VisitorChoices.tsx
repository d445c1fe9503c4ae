import { IconFileText, IconLogin2, IconMap2 } from '@tabler/icons-react'
import { useLogin } from '../session/useLogin.ts'
import { ChoiceCard, ChoiceCards } from '../ui/ChoiceCards.tsx'
import { useSay } from '../ui/language.tsx'
import { texts } from './StartScreen.texts.ts'

/** What one can do without being logged in. */
export function VisitorChoices() {
  const say = useSay()
  const openLogin = useLogin()
  return (
    <ChoiceCards label={say(texts.choices)}>
      <ChoiceCard
        first
        onClick={openLogin}
        icon={<IconLogin2 size={24} aria-hidden />}
        title={say(texts.logIn)}
        text={say(texts.logInText)}
      />
      <ChoiceCard
        href="/projekte#öffentlich"
        icon={<IconFileText size={24} aria-hidden />}
        title={say(texts.tenders)}
        text={say(texts.tendersText)}
      />
      <ChoiceCard
        href="/grundstuecke#karte"
        icon={<IconMap2 size={24} aria-hidden />}
        title={say(texts.parcels)}
        text={say(texts.parcelsText)}
      />
    </ChoiceCards>
  )
}
