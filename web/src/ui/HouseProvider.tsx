import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { ConfirmHost } from './confirm.tsx'
import { LanguageProvider } from './language.tsx'
import './styles.ts'
import { Toasts } from './toasts.tsx'
import { theme } from './theme.ts'

/**
 * Language, look, toasts and confirm dialog around the whole application.
 *
 * Mantine must write no `<style>` element, the content security policy forbids it: its variables are our static
 * theme-variables.css. So do not use what it styles that way either: AppShell, Grid, SimpleGrid, Flex, responsive
 * style props (`p={{ base: 8 }}`), `hiddenFrom`, `visibleFrom`. A CSS module does the same.
 */
export function HouseProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <LanguageProvider>
        {children}
        <Toasts />
        <ConfirmHost />
      </LanguageProvider>
    </MantineProvider>
  )
}
