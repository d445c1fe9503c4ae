import { platformName } from '@allmende/domain/platform-name.ts'
import { useEffect } from 'react'

export function useDocumentTitle(title: string | null) {
  useEffect(() => {
    document.title = title ? `${title} – ${platformName}` : platformName
  }, [title])
}
