import { addressSearchReasons } from '@allmende/domain/locations/address-search.reasons.ts'
import { expect, test } from 'vitest'
import { mayHelpToRetry } from './address-search-fault.ts'

test('another try is offered where it can help', () => {
  const { geocoderMissing, geocoderDown, geocoderBusy } = addressSearchReasons
  expect([geocoderDown.de, geocoderBusy.en, 'Keine Verbindung'].map(mayHelpToRetry)).toEqual([
    true,
    true,
    true,
  ])
  expect([geocoderMissing.de, geocoderMissing.en].map(mayHelpToRetry)).toEqual([false, false])
})
