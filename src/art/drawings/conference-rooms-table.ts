export default { label: "Line drawing of a conference table with a touch panel, a plate for cables and a laptop." };
