import { toast } from '../ui/toasts.tsx'

/** Puts a text on the clipboard; where the browser forbids that, shows it so that it can be copied by hand. */
export async function copyText(text: string, said: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(said)
  } catch {
    toast.info(text)
  }
}
