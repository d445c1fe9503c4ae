import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { placesFor } from './places.ts'
import { router } from './routes.tsx'
import { queryClient } from './rpc/queries.ts'
import { onNotification } from './rpc/server.ts'
import { searchSources } from './search-sources.ts'
import { watchActivity } from './session/idle.ts'
import { startSession } from './session/sign-in.ts'
import { PlacesContext } from './shell/place.ts'
import { SearchSourcesContext } from './shell/search/search-source.ts'
import { HouseProvider } from './ui/HouseProvider.tsx'
import { initialLanguage } from './ui/language.tsx'
import { toast } from './ui/toasts.tsx'

watchActivity()
onNotification({ notifyOfNewMessage: (title, text) => toast.info(text, title) })
startSession(initialLanguage())

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

createRoot(root).render(
  <HouseProvider>
    <QueryClientProvider client={queryClient}>
      <PlacesContext value={placesFor}>
        <SearchSourcesContext value={searchSources}>
          <RouterProvider router={router} />
        </SearchSourcesContext>
      </PlacesContext>
    </QueryClientProvider>
  </HouseProvider>,
)
