import type { AddressResult } from '@allmende/domain/locations/address-search.contract.ts'
import { Button, Select } from '@mantine/core'
import { useRef, useState } from 'react'
import { Alert } from '../ui/Alert.tsx'
import { comboboxBehaviour, reachable } from '../ui/form/combobox.ts'
import { houseTexts } from '../ui/house.texts.ts'
import { useSay } from '../ui/language.tsx'
import { mayHelpToRetry } from './address-search-fault.ts'
import { searchTexts as texts } from './location-dialog.texts.ts'
import { useAddressSearch } from './useAddressSearch.ts'

type AddressSearchProps = {
  /** The address it has now. */
  value: string | null
  onFound: (found: AddressResult) => void
  onClear: () => void
}

/** An address is chosen from what the service knows; what is only typed counts for nothing. */
export function AddressSearch({ value, onFound, onClear }: AddressSearchProps) {
  const say = useSay()
  const [typed, setTyped] = useState(value ?? '')
  const input = useRef<HTMLInputElement>(null)
  const isAsked = typed !== (value ?? '')
  const { found, isSearching, error, again } = useAddressSearch(typed, isAsked)
  const names = new Set([...(value ? [value] : []), ...found.map(({ displayName }) => displayName)])
  const shown = isAsked ? found.map(({ displayName }) => displayName) : [...names]
  /** Whoever leaves without a choice leaves no text behind; only what could not be searched waits for another try. */
  function type(text: string) {
    const isLeft = document.activeElement !== input.current
    if (!isLeft || !error) setTyped(text)
  }
  function tryAgain() {
    again()
    input.current?.focus()
  }
  function choose(name: string | null) {
    if (name === null) return onClear()
    const chosen = found.find(({ displayName }) => displayName === name)
    if (chosen) onFound(chosen)
  }
  return (
    <div>
      <Select
        ref={input}
        label={say(texts.label)}
        description={say(texts.hint)}
        {...comboboxBehaviour}
        data={[...names]}
        filter={({ options }) =>
          options.filter((option) => 'value' in option && shown.includes(option.value))
        }
        searchable
        clearable
        allowDeselect={false}
        autoComplete="off"
        clearButtonProps={{ ...reachable, 'aria-label': say(texts.clear) }}
        nothingFoundMessage={
          error
            ? error.message
            : say(typed.trim() === '' ? texts.type : isSearching ? texts.searching : texts.nothing)
        }
        searchValue={typed}
        onSearchChange={type}
        value={value}
        onChange={choose}
      />
      {error && isAsked && (
        <Alert
          tone="warning"
          action={
            mayHelpToRetry(error.message) && (
              <Button size="sm" variant="default" loading={isSearching} onClick={tryAgain}>
                {say(houseTexts.retry)}
              </Button>
            )
          }
        >
          {error.message}
        </Alert>
      )}
    </div>
  )
}
