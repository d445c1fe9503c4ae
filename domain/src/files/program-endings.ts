/** What Windows, macOS, Linux or a phone runs when it is opened. */
const endings = new Set(
  [
    'exe com bat cmd pif scr cpl msc msi msix msixbundle msp mst appx appxbundle application appref-ms gadget',
    'dll ocx sys drv xll ps1 ps1xml ps2 psc1 psd1 psm1 vb vbe vbs js jse mjs cjs ws wsc wsf wsh sct hta jar jnlp',
    'lnk url website scf reg inf chm hlp settingcontent-ms library-ms search-ms desktop sh bash zsh csh ksh',
    'command app pkg mpkg dmg osx apk xapk ipa deb rpm elf appimage snap flatpak py pyc pyw',
    'pyz pyzw ade adp mde',
  ].flatMap((line) => line.split(' ')),
)

/** Files with such an ending are refused whatever is in them. */
export const isNeverTaken = (ending: string): boolean => endings.has(ending)
