// An example of the script that a form provider wants on the page while its form is shown.
