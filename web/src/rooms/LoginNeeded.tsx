import { Button } from '@mantine/core'
import { useLogin } from '../session/useLogin.ts'
import { Alert } from '../ui/Alert.tsx'
import { houseTexts } from '../ui/house.texts.ts'
import { useSay } from '../ui/language.tsx'

/** Instead of documents that only participants read, with the server's own sentence. */
export const LoginNeeded = ({ why }: { why: string }) => (
  <Alert tone="info" action={<LoginButton />}>
    {why}
  </Alert>
)

export function LoginButton() {
  const say = useSay()
  const logIn = useLogin()
  return <Button onClick={logIn}>{say(houseTexts.logIn)}</Button>
}
