import '@mantine/core/styles/Combobox.layer.css'
import './combobox.css'
