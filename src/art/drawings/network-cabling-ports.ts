export default { label: "Line drawing of a patch panel, close: each cord leaves a port and ends in the switch below." };
