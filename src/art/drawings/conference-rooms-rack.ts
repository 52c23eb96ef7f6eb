export default { label: "Line drawing of the rack of a conference room: processor, amplifier and switch, each in its units." };
