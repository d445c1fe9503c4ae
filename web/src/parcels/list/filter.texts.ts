import type { Bilingual } from '@allmende/domain/texts.ts'

export const filterTexts = {
  filter: { de: 'Filter', en: 'Filters' },
  active: { de: '{n} aktiv', en: '{n} active' },
  activeFilters: { de: 'Aktive Filter', en: 'Active filters' },
  search: { de: 'Suche', en: 'Search' },
  searchHint: {
    de: 'In Name, Flurkennzeichnung, Nutzung und Standort',
    en: 'In name, cadastral reference, use and location',
  },
  reset: { de: 'Alle Filter zurücksetzen', en: 'Reset all filters' },
  remove: { de: 'Filter {name} entfernen', en: 'Remove filter {name}' },
  any: { de: 'Alle', en: 'All' },
  yes: { de: 'Ja', en: 'Yes' },
  no: { de: 'Nein', en: 'No' },
  visibility: { de: 'Öffentlich oder intern', en: 'Public or internal' },
  public: { de: 'Öffentlich', en: 'Public' },
  internal: { de: 'Intern', en: 'Internal' },
  archived: { de: 'Archivierte Grundstücke', en: 'Archived parcels' },
  anyLocation: { de: 'Alle Standorte', en: 'All locations' },
  formerLocation: { de: 'Standort {id}', en: 'Location {id}' },
  sizeFrom: { de: 'Größe von', en: 'Size from' },
  sizeTo: { de: 'Größe bis', en: 'Size up to' },
  atLeast: { de: 'ab {size}', en: 'from {size}' },
  atMost: { de: 'bis {size}', en: 'up to {size}' },
  sizesCrossed: {
    de: 'Der größte Wert liegt unter dem kleinsten.',
    en: 'The largest value is below the smallest.',
  },
  factName: { de: 'Zusatzfeld', en: 'Additional field' },
  factNamePlaceholder: { de: 'Feld wählen', en: 'Choose a field' },
} as const satisfies Record<string, Bilingual>
